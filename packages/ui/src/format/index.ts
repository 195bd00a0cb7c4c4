export { formatAgent } from './agent.ts';
export { formatCount } from './count.ts';
export { formatDate, formatTime } from './date.ts';
export { formatFileName } from './fileName.ts';
export { formatFileSize } from './fileSize.ts';
export { formatMoney, missingAmount, spokenMoney } from './money.ts';
export { formatPercent } from './percent.ts';
export { formatPhone } from './phone.ts';
export { formatShortMoney } from './shortMoney.ts';
