// The code that a customer tells at the door, to prove that the right person has the order.

/** What a city asks for. `offered`: a delivery also goes without. */
export const codeRules = ['off', 'offered', 'required'] as const;
export type CodeRule = (typeof codeRules)[number];

/** What deliverers are asked for. `over`: after too many wrong codes, only a reason counts. */
export const askedCodes = [...codeRules, 'over'] as const;
export type AskedCode = (typeof askedCodes)[number];

/** Why there was no code. */
export const noCodeReasons = ['no_phone', 'phone_dead', 'someone_else'] as const;
export type NoCodeReason = (typeof noCodeReasons)[number];

export const codePattern = '^[0-9]{4}$';

/** After so many wrong codes, a delivery needs a reason. */
export const codeTries = 5;
