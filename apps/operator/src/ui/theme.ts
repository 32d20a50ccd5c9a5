// The customer app's colours and sizes as themes of Material UI. The device's setting chooses light or dark.
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';

interface Colours {
  readonly ground: string;
  readonly card: string;
  readonly hairline: string;
  readonly edge: string;
  readonly sunk: string;
  readonly ink: string;
  readonly quiet: string;
  readonly leaf: string;
  readonly leafPress: string;
  readonly onLeaf: string;
  readonly brick: string;
  readonly onBrick: string;
}

const light: Colours = {
  ground: '#fffaf2',
  card: '#ffffff',
  hairline: '#e9dfce',
  edge: '#8a8172',
  sunk: '#f4ecdf',
  ink: '#24231f',
  quiet: '#6a6357',
  leaf: '#1f6f4a',
  leafPress: '#185a3b',
  onLeaf: '#ffffff',
  brick: '#b3261e',
  onBrick: '#ffffff',
};

const dark: Colours = {
  ground: '#161a17',
  card: '#1f2521',
  hairline: '#343b36',
  edge: '#7d7a70',
  sunk: '#2a312c',
  ink: '#ece7dc',
  quiet: '#a9a294',
  leaf: '#7ed0a5',
  leafPress: '#9adcb9',
  onLeaf: '#161a17',
  brick: '#f0958d',
  onBrick: '#161a17',
};

const mango = { main: '#f2b632', contrastText: '#24231f' };
const touchPx = 44;

const paletteOf = (mode: 'light' | 'dark', colours: Colours): ThemeOptions['palette'] => ({
  mode,
  primary: { main: colours.leaf, dark: colours.leafPress, contrastText: colours.onLeaf },
  secondary: { main: colours.leaf, dark: colours.leafPress, contrastText: colours.onLeaf },
  success: { main: colours.leaf, contrastText: colours.onLeaf },
  warning: mango,
  error: { main: colours.brick, contrastText: colours.onBrick },
  background: { default: colours.ground, paper: colours.card },
  text: { primary: colours.ink, secondary: colours.quiet },
  divider: colours.hairline,
  action: { hover: colours.sunk, selected: colours.sunk },
});

type Components = NonNullable<ThemeOptions['components']>;

const buttonsOf = (colours: Colours): Components => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&:focus-visible': { outline: `3px solid ${colours.leaf}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: touchPx, textTransform: 'none', fontWeight: 600, paddingInline: 16 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: touchPx, minHeight: touchPx, color: 'inherit' } } },
  MuiChip: { styleOverrides: { root: { fontSize: '0.875rem', fontWeight: 600 } } },
  MuiLink: { defaultProps: { underline: 'always' } },
});

const choices: Components = {
  MuiCheckbox: { styleOverrides: { root: { minWidth: touchPx, minHeight: touchPx } } },
  MuiRadio: { styleOverrides: { root: { minWidth: touchPx, minHeight: touchPx } } },
  // Large enough for a finger. The switch itself keeps its size.
  MuiSwitch: {
    styleOverrides: {
      root: { height: touchPx, padding: '15px 12px' },
      switchBase: { padding: 12 },
    },
  },
};

const fieldsOf = (colours: Colours): Components => ({
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: { borderColor: colours.edge },
      root: { minHeight: touchPx },
      // A native select cuts off its text when its padding leaves too little height.
      input: {
        boxSizing: 'border-box',
        minHeight: touchPx,
        paddingBlock: 8,
        '&.MuiNativeSelect-select': { minHeight: touchPx, height: touchPx, lineHeight: 1.45 },
      },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      outlined: { '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 10px) scale(1)' } },
    },
  },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      inputRoot: { paddingBlock: 0 },
      input: { '&.MuiAutocomplete-input': { paddingBlock: 8 } },
      paper: { border: `1px solid ${colours.hairline}` },
      option: { minHeight: touchPx },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true, margin: 'none', size: 'medium' } },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem' } } },
});

const surfacesOf = (colours: Colours): Components => ({
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { border: `1px solid ${colours.hairline}` } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.hairline, fontSize: '1rem', padding: '10px 16px' },
      head: { color: colours.quiet, fontSize: '0.875rem', fontWeight: 600 },
    },
  },
  // Room for the label on the edge of a text field.
  MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
});

const componentsOf = (colours: Colours): Components => ({
  ...buttonsOf(colours),
  ...choices,
  ...fieldsOf(colours),
  ...surfacesOf(colours),
});

const typography: ThemeOptions['typography'] = {
  fontFamily: '"Mukta", "Noto Sans Malayalam", "Noto Sans Devanagari", system-ui, sans-serif',
  fontWeightMedium: 600,
  fontWeightBold: 600,
  h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 },
  h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.25 },
  h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.25 },
  body1: { fontSize: '1rem', lineHeight: 1.45 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  button: { fontSize: '1rem' },
};

const themeOf = (mode: 'light' | 'dark', colours: Colours): Theme =>
  createTheme({
    palette: paletteOf(mode, colours),
    typography,
    shape: { borderRadius: 12 },
    components: componentsOf(colours),
  });

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
