// The one form: rules when it is sent, a fault goes away when its field changes, the first fault takes the focus.
import { type FormValidateInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import { isApiError } from '../api-error.ts';

interface FieldsOptions<Values> {
  readonly initialValues: Values;
  readonly validate: FormValidateInput<Values>;
}

export type Fields<Values extends object> = UseFormReturnType<Values> & {
  /** For `<form onSubmit>`: calls back with values that keep the rules. */
  readonly send: (onValues: (values: Values) => void) => (event: React.FormEvent<HTMLFormElement>) => void;
  /** Puts the server's words to their fields; false when it named none that is here. */
  readonly showServerErrors: (error: unknown) => boolean;
};

export function useFields<Values extends object>(options: FieldsOptions<Values>): Fields<Values> {
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: options.initialValues,
    validate: options.validate,
    clearInputErrorOnChange: true,
  });
  const once = useOnce();
  return Object.assign(form, {
    send: (onValues: (values: Values) => void) =>
      form.onSubmit(
        (values) => once(() => onValues(values)),
        (errors) => {
          const first = Object.keys(errors)[0];
          if (first) form.getInputNode(first)?.focus();
        },
      ),
    showServerErrors(error: unknown): boolean {
      if (!isApiError(error)) return false;
      const known = Object.entries(error.fields)
        .map(([path, words]) => [path.split('.').at(-1) ?? path, words] as const)
        .filter(([field]) => field in form.values);
      form.setErrors(Object.fromEntries(known));
      return known.length > 0;
    },
  });
}

/**
 * A double press is one act. The second comes before the button has been drawn as busy, which holds off all later ones;
 * until then it is swallowed here.
 */
export function useOnce(): (act: () => void) => void {
  const isJustSent = useRef(false);
  return (act) => {
    if (isJustSent.current) return;
    isJustSent.current = true;
    act();
    // Behind the timer by which the act under way tells the page.
    setTimeout(() => {
      isJustSent.current = false;
    });
  };
}
