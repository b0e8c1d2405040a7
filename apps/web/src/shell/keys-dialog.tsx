import { KeysTable } from "../help/keys-table.tsx";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { dialogWords } from "../words/dialog.ts";
import { helpWords } from "../words/help.ts";

/** The list of keys, over whatever page is open. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title={helpWords.keysTitle} onClose={onClose}>
    <KeysTable />
    <div className="bar">
      <Button onClick={onClose}>{dialogWords.close}</Button>
    </div>
  </Modal>
);
