export const stepperWords = {
  place: (step: number, count: number) => `Step ${step} of ${count}`,
  next: (label: string) => `Next: ${label}`,
  wrong: (labels: string) => `Needs correction: ${labels}`,
  isDone: ', done',
  isWrong: ', needs correction',
};
