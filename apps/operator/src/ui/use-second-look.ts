// Validates a refused field again when another one changes, because that may have fixed the error.
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

export function useSecondLook(field: string): void {
  const { watch, getFieldState, trigger } = useFormContext();
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== field && getFieldState(field).invalid) void trigger(field);
    });
    return unsubscribe;
  }, [field, watch, getFieldState, trigger]);
}
