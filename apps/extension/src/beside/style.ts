/** The button's own looks. It is laid over the page by `position: fixed`, so it moves nothing. */
export const STYLE = `
  :host { all: initial; color-scheme: light dark; }
  button {
    position: fixed; z-index: 2147483647; box-sizing: border-box; width: 28px; height: 28px; padding: 0;
    font: 600 16px/1 system-ui, sans-serif; cursor: pointer; border-radius: 8px;
    color: light-dark(#fff, #10201c); background: light-dark(#1f5f54, #7fc9b8); border: 1px solid transparent;
  }
  button[hidden] { display: none; }
  button:focus-visible { outline: 3px solid light-dark(#1f5f54, #7fc9b8); outline-offset: 2px; }
`;
