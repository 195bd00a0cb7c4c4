import { parsePhone } from './parsePhone.ts';

/** `(xxx) xxx-xxxx` [S9], with its extension; any other text is returned unchanged. */
export const formatPhone = (phone: string): string => parsePhone(phone)?.shown ?? phone;
