import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { Section } from "../ui/section.tsx";
import { ago } from "../words/ago.ts";
import { dialogWords } from "../words/dialog.ts";
import { accountWords } from "../words/account.ts";
import { devicesOf, type Device } from "./devices.ts";
import { useKeys, useRevokeKey } from "../api/keys.ts";

const text = accountWords.devices;

const SignOutDevice = ({ device, onClose }: { device: Device; onClose: () => void }) => {
  const revoke = useRevokeKey();
  const name = device.machine || text.unnamed;
  const signOut = async (): Promise<void> => {
    for (const { id } of device.keys) await revoke.mutateAsync(id);
    onClose();
  };
  return (
    <Modal title={text.signOutTitle(name)} onClose={onClose}>
      <p>{accountWords.keys.revokeDevice(name)}</p>
      {revoke.isError ? <p role="alert">{revoke.error.message}</p> : null}
      <div className="bar">
        {/* A failure stays on screen with its reason; the button is there to try again. */}
        <Button tone="danger" disabled={revoke.isPending} onClick={() => void signOut().catch(() => undefined)}>
          {text.signOut}
        </Button>
        <Button onClick={onClose}>{dialogWords.cancel}</Button>
      </div>
    </Modal>
  );
};

/** The machines that hold a key of the account. */
export const DevicesSection = () => {
  const keys = useKeys();
  const [leaving, setLeaving] = useState<Device | null>(null);
  const devices = devicesOf(keys.data?.items ?? []);
  const beside = (
    <Link to="/device" className="button">
      {text.approve}
    </Link>
  );
  return (
    <Section id="devices" title={text.title} beside={beside} lead={text.lead}>
      {keys.isSuccess && devices.length === 0 ? <p className="empty">{text.none(window.location.origin)}</p> : null}
      {devices.length === 0 ? null : (
        <ul className="rows">
          {devices.map((device) => (
            <li key={device.machine}>
              <span className="row-name">
                {device.machine || text.unnamed}
                <span className="field-hint">
                  {text.client(device.clients.length === 0 ? null : device.clients.join(", "))} ·{" "}
                  {text.first(ago(device.firstSeen, null))} ·{" "}
                  {device.lastSeen === null ? text.notSeen : text.last(ago(device.lastSeen, null))}
                </span>
              </span>
              <Button
                aria-label={`${text.signOut} ${device.machine || text.unnamed}`}
                onClick={() => setLeaving(device)}
              >
                {text.signOut}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving === null ? null : <SignOutDevice device={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  );
};
