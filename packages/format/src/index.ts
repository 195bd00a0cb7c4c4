export { idLabels, lastNameLabels } from './agentLabels.ts';
export { emailParts } from './emailParts.ts';
export { fileHeadSize, type FileKind, fileKindOf, fileKindOfName, fileKinds } from './fileKind.ts';
export { beginsWord, foldText, isWithinWord } from './foldText.ts';
export { formatAgent, formatNameAndId } from './formatAgent.ts';
export { formatCount } from './formatCount.ts';
export {
  formatAsOf,
  formatDate,
  formatDay,
  formatMoment,
  formatTime,
  formatUtcMoment,
} from './formatDate.ts';
export { cleanFileName, fileSizeOf, formatFileName, formatFileSize } from './formatFileName.ts';
export { formatMoney, missingAmount } from './formatMoney.ts';
export { formatMonth, formatMonthOfYear } from './formatMonth.ts';
export { formatPercent, formatRate, formatShare, fractionOf } from './formatPercent.ts';
export { formatShortCount, formatShortMoney } from './formatShortMoney.ts';
export { greetingOf } from './greetingOf.ts';
export { formatPhone, parsePhone, type Phone } from './parsePhone.ts';
export { foldNumber, searchWords } from './searchWords.ts';
export { compareNames, sortNames } from './sortNames.ts';
export { plainSigns, stripInvisible } from './stripInvisible.ts';
