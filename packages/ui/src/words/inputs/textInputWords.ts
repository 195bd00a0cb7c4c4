export const textInputWords = {
  clear: (label: string) => `Clear ${label}`,
};
