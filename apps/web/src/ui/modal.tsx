import { useEffect, useRef, type ReactNode } from "react";

interface ModalProps {
  title: string;
  children: ReactNode;
  /** Left out where the dialog may close only by a button of its own. */
  onClose?: () => void;
}

/** A native modal dialog, open as long as it is rendered; after it the focus is where it was before. */
export const Modal = ({ title, children, onClose }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // Taken out of the page while it is open, a dialog leaves the focus nowhere.
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby="modal-title"
      // A browser may close a dialog on a second Escape whatever its first one was told.
      {...(onClose === undefined ? { closedby: "none" } : {})}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClose={() => (onClose === undefined ? dialog.current?.showModal() : onClose())}
    >
      <h2 id="modal-title">{title}</h2>
      {children}
    </dialog>
  );
};
