export const revealButtonWords = {
  show: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  shown: (label: string) => `${label} shown`,
  hidden: (label: string) => `${label} hidden`,
};
