export const dateRangeFieldWords = {
  from: (label: string) => `${label} from`,
  to: (label: string) => `${label} to`,
  wrongOrder: (from: string, to: string) =>
    `${to} is before ${from}. Choose a later day, or change ${from}.`,
  presets: (label: string) => `${label}, common ranges`,
};
