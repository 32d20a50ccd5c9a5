// A QR code as a picture, drawn on the phone. Its code comes as a chunk of its own, see `qr-code.tsx`.
import { encode } from 'uqr';

/** Light squares around the code, without which cameras don't find it. */
const quietZone = 4;

/** One square for each dark module of the code. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

interface QrPictureProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
}

export function QrPicture({ text, label, className }: QrPictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <title>{label}</title>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
