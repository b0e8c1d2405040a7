import { encodeQR } from "qr";

/** Light cells around the code, which a camera needs to find it. */
const MARGIN = 4;

/** A text as a QR code, dark on light in every colour scheme. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, "raw", { border: MARGIN });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="200"
      height="200"
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
