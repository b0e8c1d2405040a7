import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { words } from "../words.ts";
import { helpWords } from "../words/help.ts";

/** The list of keys, over whatever page is open. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal title={helpWords.keysTitle} onClose={onClose}>
    <table>
      <thead>
        <tr>
          {helpWords.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {helpWords.keys.map(([key, does]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className="bar">
      <Button onClick={onClose}>{words.close}</Button>
    </div>
  </Modal>
);
