export const textAreaWords = {
  count: (count: string, most: string) => `${count} of ${most} characters`,
};
