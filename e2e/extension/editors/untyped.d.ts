declare module "trix";
declare module "tinymce/icons/default";
declare module "tinymce/models/dom";
declare module "tinymce/themes/silver";

declare module "draft-js" {
  import type { ComponentType } from "react";

  export interface ContentState {
    getPlainText: (delimiter?: string) => string;
  }
  export const ContentState: { createFromText: (text: string) => ContentState };
  export interface EditorState {
    getCurrentContent: () => ContentState;
  }
  export const EditorState: { createWithContent: (content: ContentState) => EditorState };
  export const Editor: ComponentType<{ editorState: EditorState; onChange: (state: EditorState) => void }>;
}
