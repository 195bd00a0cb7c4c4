export const filterTextsWords = {
  andMore: (first: string, count: number) => `${first} and ${count} more`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `from ${day}`,
  to: (day: string) => `to ${day}`,
  on: 'on',
};
