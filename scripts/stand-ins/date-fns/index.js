// What ra-core imports of date-fns.

function refuse() {
  throw new Error('date-fns is not installed, because the desk names its fields instead of guessing them.');
}

export { refuse as isMatch, refuse as isValid, refuse as parseISO };
