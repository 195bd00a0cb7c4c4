import type { Today } from '@agent-portal/data/work/today/contract';
import { formatDate, formatTime } from '@agent-portal/format';

/** The business date of the queue, and when the carrier answered. */
export const asOfText = ({ asOf, answeredAt }: Today): string =>
  `As of ${formatDate(asOf)}${answeredAt ? `, ${formatTime(answeredAt)}` : ''}`;
