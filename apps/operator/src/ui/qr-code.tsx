// A QR code in black on white, which cameras read best.
import Box from '@mui/material/Box';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** The white border that cameras need, in modules. */
const edge = 4;

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: edge });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', bgcolor: '#fff', color: '#000' }}
    >
      <path d={squares.join('')} fill="currentColor" />
    </Box>
  );
}
