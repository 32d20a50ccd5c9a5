// A form's values and errors. Sending it checks the rules and focuses the first field at fault; a change clears its error.
import { isApiError } from '@haat/client/api-error';
import { useMemo, useRef, useState } from 'react';
import { clearDrafts, dropDrafts, hasDrafts, useDraft } from './drafts.ts';
import { useOnce } from './use-once.ts';

type Rules<Values> = {
  readonly [Path in keyof Values]?: (value: Values[Path], values: Values) => string | null;
};
type Errors<Values> = { readonly [Path in keyof Values]?: string | null };

/** The names of the values of one type. */
type PathsTo<Type, Values> = {
  [Path in keyof Values]: Values[Path] extends Type ? Path : never;
}[keyof Values] &
  string;

type Change = React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export interface InputProps {
  readonly value: string;
  readonly onChange: (change: string | Change) => void;
  readonly error: string | null;
  /** The form finds the field by it, to focus it. */
  readonly 'data-path': string;
}

interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (change: React.ChangeEvent<HTMLInputElement>) => void;
}

interface FieldsOptions<Values> {
  readonly initialValues: Values;
  /** Initial values that are known only later. They must be the same object at each render. */
  readonly loadedValues?: Partial<Values> | undefined;
  readonly validate: Rules<Values>;
  /** The name under which it survives a reload. Null for codes. */
  readonly draft: string | null;
}

export interface Fields<Values extends object> {
  readonly initialValues: Values;
  readonly values: Values;
  readonly draft: string | null;
  /** It opened with what was typed before. */
  readonly isRestored: boolean;
  /** Shows the initial values again, also those that `useDraft` keeps for the form. */
  readonly clearDraft: () => void;
  readonly errors: Errors<Values>;
  readonly getInputProps: (path: PathsTo<string, Values>) => InputProps;
  readonly getCheckboxProps: (path: PathsTo<boolean, Values>) => CheckboxProps;
  readonly setFieldValue: <Path extends keyof Values>(path: Path, value: Values[Path]) => void;
  /** Changes fields that are empty or still as in `before`. */
  readonly fillIn: (texts: Partial<Values>, before: Partial<Values>) => void;
  readonly setFieldError: (path: keyof Values, error: string | null) => void;
  /** Focuses the field. The form must have been sent once. */
  readonly focus: (path: keyof Values) => void;
  /** For `<form onSubmit>`: calls back with values that keep the rules. */
  readonly send: (onValues: (values: Values) => void) => (event: React.FormEvent<HTMLFormElement>) => void;
  /** Call this when it was sent. */
  readonly forgetDraft: () => void;
  /** Shows the server's errors at their fields. False when the form has none of these fields. */
  readonly showServerErrors: (error: unknown) => boolean;
}

/** Long: it lists what a form can do. */
export function useFields<Values extends object>(options: FieldsOptions<Values>): Fields<Values> {
  const [first] = useState(options.initialValues);
  const { draft, loadedValues } = options;
  const initialValues = useMemo(() => ({ ...first, ...loadedValues }), [first, loadedValues]);
  const [changed, setChanged] = useDraft<Partial<Values>>(draft, {});
  const values = useMemo(() => ({ ...initialValues, ...changed }), [initialValues, changed]);
  // A draft is there before the first change.
  const [isRestored, setIsRestored] = useState(() => draft !== null && hasDrafts(draft));
  const [errors, setErrors] = useState<Errors<Values>>({});
  const form = useRef<HTMLFormElement>(null);
  const once = useOnce();
  const setFieldError = (path: keyof Values, error: string | null): void =>
    setErrors((before) => ({ ...before, [path]: error }));
  const setFieldValue = <Path extends keyof Values>(path: Path, value: Values[Path]): void => {
    setChanged((before) => changesWith(before, initialValues, path, value));
    setFieldError(path, null);
  };
  const fillIn = (texts: Partial<Values>, earlier: Partial<Values>): void => {
    setChanged((before) => filledIn(before, initialValues, texts, earlier));
    setErrors({});
  };
  const focus = (path: keyof Values): void =>
    form.current?.querySelector<HTMLElement>(`[data-path="${String(path)}"]`)?.focus();
  return {
    initialValues,
    values,
    draft,
    isRestored,
    forgetDraft: () => {
      if (draft !== null) dropDrafts(draft);
    },
    clearDraft: () => {
      if (draft !== null) clearDrafts(draft);
      setErrors({});
      setIsRestored(false);
    },
    errors,
    ...propsOf(values, errors, setFieldValue),
    setFieldValue,
    fillIn,
    setFieldError,
    focus,
    send: (onValues) => (event) => {
      event.preventDefault();
      form.current = event.currentTarget;
      const found = errorsOf(values, options.validate);
      setErrors(found);
      const [first] = keysOf(found);
      if (first === undefined) once(() => onValues(values));
      else focus(first);
    },
    showServerErrors(error) {
      if (!isApiError(error)) return false;
      const found = serverErrorsOf(error.fields, values);
      setErrors(found);
      return keysOf(found).length > 0;
    },
  };
}

/** Only fields that differ from the start are kept, so that a draft never hides what has changed on the server since. */
function changesWith<Values extends object, Path extends keyof Values>(
  before: Partial<Values>,
  start: Values,
  path: Path,
  value: Values[Path],
): Partial<Values> {
  const { [path]: _, ...others } = before;
  const isAsBefore = JSON.stringify(value) === JSON.stringify(start[path]);
  return (isAsBefore ? others : { ...before, [path]: value }) as Partial<Values>; // of the same fields
}

function filledIn<Values extends object>(
  before: Partial<Values>,
  start: Values,
  texts: Partial<Values>,
  earlier: Partial<Values>,
): Partial<Values> {
  const now = { ...start, ...before };
  return keysOf(texts)
    .filter((path) => now[path] === '' || now[path] === earlier[path])
    .reduce((changes, path) => changesWith(changes, start, path, texts[path] as Values[typeof path]), before); // its own key
}

function propsOf<Values extends object>(
  values: Values,
  errors: Errors<Values>,
  setFieldValue: Fields<Values>['setFieldValue'],
): Pick<Fields<Values>, 'getInputProps' | 'getCheckboxProps'> {
  return {
    getInputProps: (path) => ({
      value: values[path] as string, // PathsTo<string>
      onChange: (change) => {
        const text = typeof change === 'string' ? change : change.currentTarget.value;
        setFieldValue(path, text as Values[typeof path]); // PathsTo<string>
      },
      error: errors[path] ?? null,
      'data-path': path,
    }),
    getCheckboxProps: (path) => ({
      checked: values[path] as boolean, // PathsTo<boolean>
      onChange: ({ currentTarget }) => setFieldValue(path, currentTarget.checked as Values[typeof path]), // PathsTo<boolean>
    }),
  };
}

/** In the order of the rules. */
function errorsOf<Values extends object>(values: Values, rules: Rules<Values>): Errors<Values> {
  const errors: { [Path in keyof Values]?: string } = {};
  for (const path of keysOf(rules)) {
    const error = rules[path]?.(values[path], values);
    if (error) errors[path] = error;
  }
  return errors;
}

/** The server names a field by its whole path, the form by its last part. */
function serverErrorsOf<Values extends object>(
  fields: Readonly<Record<string, string>>,
  values: Values,
): Errors<Values> {
  const known = Object.entries(fields)
    .map(([path, words]) => [path.split('.').at(-1) ?? path, words])
    .filter(([path = '']) => path in values);
  return Object.fromEntries(known) as Errors<Values>; // filtered by the form's own names
}

const keysOf = <Thing extends object>(thing: Thing): (keyof Thing)[] => Object.keys(thing) as (keyof Thing)[]; // plain objects
