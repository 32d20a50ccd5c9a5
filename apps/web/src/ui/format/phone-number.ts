/** Formats '+919000000001' as '+91 90000 00001'. Other numbers stay unchanged. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+91\s*(\d{5})\s*(\d{5})$/, '+91 $1 $2');
