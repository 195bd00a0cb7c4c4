export { fileHeadSize, type FileKind, fileKindOf, fileKindOfName, fileKinds } from './fileKind.ts';
export { beginsWord, foldText, isWithinWord } from './foldText.ts';
export { formatAgent, formatNameAndId, idLabels, lastNameLabels } from './formatAgent.ts';
export { formatCount, formatShortCount } from './formatCount.ts';
export {
  formatAsOf,
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  formatUtcMoment,
} from './formatDate.ts';
export { cleanFileName, formatFileName } from './formatFileName.ts';
export { fileSizeOf, formatFileSize } from './formatFileSize.ts';
export { formatMoney, formatShortMoney, missingAmount } from './formatMoney.ts';
export { formatMonth, formatMonthOfYear } from './formatMonth.ts';
export { formatPercent, formatRate, formatShare, fractionOf } from './formatPercent.ts';
export { greetingOf } from './greetingOf.ts';
export { formatPhone, parsePhone, type Phone } from './parsePhone.ts';
export { foldNumber, searchWords } from './searchWords.ts';
export { compareNames, sortNames } from './sortNames.ts';
export { plainSigns, stripInvisible } from './stripInvisible.ts';
