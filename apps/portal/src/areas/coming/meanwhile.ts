const areas: Readonly<Record<string, string>> = {
  contracting: 'The help desk can tell you how to change or extend your contract.',
  'production-credit': 'The help desk can tell you your production credit of the year.',
};

/** What a reader can do until an area is there. @param pathname its first segment tells the area */
export function meanwhile(pathname: string): string {
  const area = pathname.split('/')[1] ?? '';
  return areas[area] ?? 'The help desk can answer questions about it.';
}
