// The customer's code, or why there is none: at the door, and in a shop.
import type { AskedCode } from '@haat/contract/delivery-codes';
import { codePattern, type NoCodeReason, noCodeReasons } from '@haat/contract/delivery-codes';
import { plainDigits } from '@haat/contract/typed-number';
import { fieldErrors } from '../../../../messages/fields.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { Handed } from '../../deliveries.api.ts';
import { handing as words } from '../handing.messages.ts';

export interface TypedCode {
  readonly code: string;
  /** Empty: none was chosen. */
  readonly reason: string;
}

/** A reason that was chosen counts alone, so that a code that nobody knows needn't be deleted. */
export function handedOf({ code, reason }: TypedCode): Handed {
  if (reason !== '') return { no_code_reason: reason as NoCodeReason }; // one of the choices
  return code === '' ? {} : { code };
}

export function codeFaultOf(rule: AskedCode, { code, reason }: TypedCode): string | null {
  if (reason !== '') return null;
  if (rule === 'over') return fieldErrors.requiredHere;
  if (code === '') return rule === 'required' ? fieldErrors.requiredHere : null;
  return new RegExp(codePattern).test(code) ? null : words.codeFault;
}

interface CodeFieldsProps {
  readonly label: string;
  readonly rule: AskedCode;
  readonly handed: TypedCode;
  readonly fault: string | null;
  readonly onChange: (handed: TypedCode) => void;
}

export function CodeFields({ label, rule, handed, fault, onChange }: CodeFieldsProps) {
  const isOver = rule === 'over';
  return (
    <>
      {!isOver && (
        <TextField
          label={label}
          description={words.codeHint}
          inputMode="numeric"
          autoComplete="off"
          value={handed.code}
          error={fault}
          // Some write blanks between the digits.
          onChange={({ currentTarget }) => {
            const code = plainDigits(currentTarget.value).replaceAll(/\s/g, '').slice(0, 4);
            onChange({ ...handed, code });
          }}
        />
      )}
      <SelectField
        label={words.noCode}
        hint={isOver ? words.choose : words.hasCode}
        choices={noCodeReasons.map((id) => ({ id, name: words[id] }))}
        value={handed.reason}
        error={isOver ? fault : null}
        onChange={({ currentTarget }) => onChange({ ...handed, reason: currentTarget.value })}
      />
    </>
  );
}
