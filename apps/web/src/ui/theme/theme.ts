// Mantine wears the tokens: only its shapes are used, never its colours.
import { type CSSVariablesResolver, createTheme, Input, type MantineColorsTuple } from '@mantine/core';
import inputs from '../fields/inputs.module.css';

const leaf: MantineColorsTuple = [
  '#e4f0e9',
  '#c9e2d5',
  '#a7d1bb',
  '#7ed0a5',
  '#56a881',
  '#388a62',
  '#1f6f4a',
  '#185a3b',
  '#12462e',
  '#0b3120',
];

export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '600' },
  primaryColor: 'leaf',
  colors: { leaf },
  defaultRadius: 'var(--radius)',
  respectReducedMotion: true,
  components: {
    Input: Input.extend({ classNames: { input: inputs.input, wrapper: inputs.wrapper } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: {
        root: inputs.field,
        label: inputs.label,
        error: inputs.error,
        description: inputs.description,
      },
    }),
  },
});

const variables = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--quiet)',
  '--mantine-color-placeholder': 'var(--quiet)',
  '--mantine-color-error': 'var(--brick)',
  '--mantine-color-anchor': 'var(--leaf)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--quiet)',
  '--mantine-primary-color-filled': 'var(--leaf)',
  '--mantine-primary-color-filled-hover': 'var(--leaf-press)',
  '--mantine-primary-color-contrast': 'var(--on-leaf)',
  '--mantine-color-leaf-filled': 'var(--leaf)',
  '--mantine-color-leaf-filled-hover': 'var(--leaf-press)',
  '--mantine-color-leaf-text': 'var(--leaf)',
  '--mantine-color-leaf-outline': 'var(--leaf)',
  '--mantine-color-leaf-light': 'var(--leaf-tint)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
});
