// Why a request wasn't assigned.

const words: Readonly<Record<string, string>> = {
  'delivery.taken': 'Somebody else has it already.',
  'delivery.cannot_hand_over': 'It can no longer be assigned.',
  'operator.own': 'It concerns you. Ask another operator.',
  'input.invalid': 'This person can’t deliver it.',
  not_found: 'It no longer exists.',
};

export const refusalWords = (code: string): string => words[code] ?? 'It was not assigned.';
