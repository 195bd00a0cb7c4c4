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
  wrongContent: (kinds: string) =>
    `The content of the file is not ${kinds}, whatever its name says. Choose another one.`,
  unreadable: 'The file cannot be read. It has moved, or it is a folder. Choose another one.',
  tooBig: (size: string) => `The file is larger than ${size}. Choose a smaller one.`,
  empty: 'The file is empty. Choose another one.',
  tooMany: (most: number) => `You can add up to ${most} ${most === 1 ? 'file' : 'files'}.`,
  maxSize: (size: string, isOne: boolean) => `up to ${size}${isOne ? '' : ' each'}`,
  maxCount: (most: number): string => (most === 1 ? 'one file' : `up to ${most} files`),
};
