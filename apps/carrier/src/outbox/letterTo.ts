import { carrier } from '@agent-portal/data/carrier';

/** The body of an e-mail to a user: the greeting, the text, the carrier's name. An agency has no first name. */
export const letterTo = (firstName: string, text: string): string =>
  `${firstName ? `Dear ${firstName}` : 'Hello'},\n\n${text}\n\n${carrier.name}`;
