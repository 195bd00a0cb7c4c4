/** What a reader can do until an area is there. */
interface Meanwhile {
  readonly text: string;
  /** The pending list is a part of it that is there. */
  readonly pending?: true;
}

const policies: Meanwhile = {
  text: 'Pending policies and what each one still needs are there already. The help desk can tell you about active and terminated policies.',
  pending: true,
};

const areas: Readonly<Record<string, Meanwhile>> = {
  pat: policies,
  pending: policies,
  active: policies,
  terminated: policies,
  policy: policies,
  contracting: { text: 'The help desk can tell you how to change or extend your contract.' },
  commissions: { text: 'The help desk can tell you about commissions, statements and advances.' },
  'list-bill': { text: 'The help desk can tell you about the list bills of your groups.' },
  'tax-forms': { text: 'The help desk can send you the tax forms of former years.' },
  'case-management': { text: 'The help desk can tell you how far an application has come.' },
  hierarchy: { text: 'The help desk can tell you about your downline and its appointments.' },
  'production-credit': { text: 'The help desk can tell you your production credit of the year.' },
  claims: { text: 'The help desk can tell you how far a claim has come.' },
  'group-inventory': { text: 'The help desk can tell you about the groups you serve.' },
};

/** @param pathname its first segment tells the area; a second version is the same one */
export function meanwhile(pathname: string): Meanwhile {
  const area = (pathname.split('/')[1] ?? '').replace(/-v2$/, '');
  return areas[area] ?? { text: 'The help desk can answer questions about it.' };
}
