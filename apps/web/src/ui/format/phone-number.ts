/** As a person reads it: '+919000000001' becomes '+91 90000 00001'. Other numbers stay as they are. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+91\s*(\d{5})\s*(\d{5})$/, '+91 $1 $2');
