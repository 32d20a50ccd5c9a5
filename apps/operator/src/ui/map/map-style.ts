// The styles of a map. Its background is also light in the dark theme, because map tiles are.

export const leaf = '#1f6f4a';
const brick = '#b3261e';
const mango = '#f2b632';
const quiet = '#6a6357';
const ink = '#24231f';
const paper = 'rgb(255 250 242 / 94%)';
const line = 'rgb(31 111 74 / 10%)';

export const mapStyle = {
  position: 'relative',
  isolation: 'isolate',
  // A finger must still be able to scroll the page beside the map.
  height: { xs: 'min(20rem, 45 * var(--dvh))', md: '24rem' },
  minHeight: '14rem',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  '& .haat-map': { position: 'absolute', inset: 0, backgroundColor: '#e9eee2', font: 'inherit' },
  // Without tiles: a plain background.
  '& .haat-map[data-plain]': {
    backgroundImage: `linear-gradient(90deg, ${line} 1px, transparent 1px), linear-gradient(${line} 1px, transparent 1px)`,
    backgroundSize: '3rem 3rem',
  },
  '& .haat-map .leaflet-bar a': { width: 44, height: 44, lineHeight: '44px', color: ink },
  '& .haat-map .leaflet-control-attribution': { fontSize: '0.75rem' },
  '& .haat-map .leaflet-control-attribution, & .haat-map .leaflet-control-scale-line': {
    color: ink,
    backgroundColor: paper,
  },
  '& .haat-pin': {
    display: 'grid',
    placeItems: 'end center',
    color: brick,
    filter: 'drop-shadow(0 2px 2px rgb(0 0 0 / 35%))',
    borderRadius: '50%',
  },
  '& .haat-pin[role=button]': { cursor: 'grab' },
  '& .haat-pin:focus-visible, & .haat-mark:focus-visible': { outline: `3px solid ${leaf}` },
  '& .haat-mark': { display: 'grid', placeItems: 'center', borderRadius: '50%', color: leaf },
  '& .haat-mark-waiting': { color: mango },
  '& .haat-mark-refused': { color: brick },
  '& .haat-mark-closed': { color: quiet },
  '& .haat-mark::before': {
    content: '""',
    width: 18,
    height: 18,
    boxSizing: 'border-box',
    border: '3px solid #fff',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    boxShadow: '0 0 3px rgb(0 0 0 / 60%)',
  },
  // A ring around what else is there, with its name below the other's.
  '& .haat-mark-deliverer': { color: ink },
  '& .haat-mark-deliverer::before': {
    width: 34,
    height: 34,
    border: '4px solid currentColor',
    backgroundColor: 'transparent',
  },
  '& .haat-mark.haat-mark-deliverer span': { top: 34, left: 22 },
  '& .haat-mark span': {
    display: 'none',
    position: 'absolute',
    left: 34,
    pointerEvents: 'none',
    color: ink,
    fontSize: '0.875rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textShadow: '0 0 3px #fff, 0 0 3px #fff, 0 0 3px #fff',
  },
  '& .haat-mark:hover, & .haat-mark:focus-visible': { zIndex: '1000 !important' },
  '& [data-names] .haat-mark span, & .haat-mark:hover span, & .haat-mark:focus-visible span': {
    display: 'block',
  },
  '& .haat-map-note': {
    position: 'absolute',
    zIndex: 500,
    right: 8,
    bottom: 36,
    left: 8,
    m: 0,
    px: 1.25,
    py: 0.5,
    borderRadius: 1,
    backgroundColor: paper,
    color: ink,
    fontSize: '0.875rem',
    textAlign: 'center',
  },
} as const;

export const tall = {
  height: { xs: 'calc(65 * var(--dvh))', md: 'calc(100 * var(--dvh) - 17rem)' },
} as const;
