// Joins class names, some of them conditional: `classes(styles.card, isOpen && styles.open)`.
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
