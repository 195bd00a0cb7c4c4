import { parsePhone } from './parsePhone.ts';

/** `(xxx) xxx-xxxx` [S9], with its extension; any text but one American number stays as it is. */
export const formatPhone = (phone: string): string => parsePhone(phone)?.shown ?? phone;
