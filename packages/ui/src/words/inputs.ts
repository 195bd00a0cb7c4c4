export const errorSummaryWords = {
  label: 'There is a problem',
  title: (count: number) => `Fix ${count} ${count === 1 ? 'error' : 'errors'}`,
};

/** The marks after the label of every input. */
export const fieldWords = {
  required: '(required)',
  optional: '(optional)',
};

export const fileUploadWords = {
  added: (name: string) => `${name} was added`,
  notAdded: (name: string, reason: string) => `${name} was not added: ${reason}`,
  removed: (name: string) => `${name} was removed`,
  remove: (name: string) => `Remove ${name}`,
  uploading: (name: string) => `Uploading ${name}`,
  uploaded: (name: string) => `${name} was uploaded`,
  failed: 'the upload failed',
  /** After the size of a file. */
  states: { waiting: '', uploading: ' · uploading', done: ' · uploaded', error: ' · failed' },
  chosen: (label: string) => `${label}, chosen`,
  choose: (isOne: boolean): string => (isOne ? 'Choose a file' : 'Choose files'),
  drop: (isOne: boolean) => `or drop ${isOne ? 'it' : 'them'} here`,
  wrongKind: (kinds: string) => `This type of file is not accepted. Choose ${kinds}.`,
  wrongContent: (kinds: string) => `The file has another type than its name says. Choose ${kinds}.`,
  unreadable:
    'This file cannot be read. It may have moved, or it is a folder. Choose another file.',
  tooBig: (size: string) => `The file is larger than ${size}. Choose a smaller one.`,
  empty: 'The file is empty. Choose another one.',
  tooMany: (most: number) => `You can add up to ${most} ${most === 1 ? 'file' : 'files'}.`,
  maxSize: (size: string, isOne: boolean) => `up to ${size}${isOne ? '' : ' each'}`,
  maxCount: (most: number): string => (most === 1 ? 'one file' : `up to ${most} files`),
};

export const filterFieldsWords = {
  all: 'All',
  downline: 'Include downline',
};

export const filterPanelWords = {
  title: 'Filters',
  show: (result: string) => `Show ${result}`,
  showResults: 'Show results',
  reset: 'Reset',
  refresh: 'Refresh filters',
};

/**
 * The errors of bound fields whose rules have no text. That of a required field does not fit every label, such
 * as a question: its rules then need a text.
 */
export const formWords = {
  required: (label: string) => `${label} is required. Enter or choose a value.`,
  check: (label: string) => `Check ${label}.`,
};

export const numberInputWords = {
  invalid: (label: string, example: string) => `${label}: enter a number like ${example}.`,
  invalidAmount: (label: string, example: string) => `${label}: enter an amount like ${example}.`,
  invalidPercent: (label: string, example: string) => `${label}: enter a percent like ${example}.`,
  tooSmall: (label: string, min: string) => `${label}: enter ${min} or more.`,
  tooLarge: (label: string, max: string) => `${label}: enter ${max} or less.`,
};

export const phoneInputWords = {
  invalid: (label: string) => `${label}: enter ten digits, with the area code.`,
};

export const revealButtonWords = {
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  shown: (label: string) => `${label} shown`,
  hidden: (label: string) => `${label} hidden`,
};

export const selectWords = { placeholder: 'Choose' };

export const ssnInputWords = {
  invalid: (label: string) => `${label}: enter the nine digits as they are on the card.`,
  onFile: (lastFour: string) => `The number on file ends in ${lastFour}. Type to replace it.`,
};

export const switchWords = { on: 'On', off: 'Off' };

export const textAreaWords = {
  /** Each count comes twice: the number, which decides the forms of words, and its text, such as '1,240'. */
  count: (_count: number, formatted: string, _most: number, formattedMost: string) =>
    `${formatted} of ${formattedMost} characters`,
};

export const textInputWords = {
  clear: (label: string) => `Clear ${label}`,
};
