/** Words of the name of a company, a trust, an estate or a bank, or of someone who acts for another person. */
const organization = new Set(
  `inc incorporated llc llp lp ltd limited co corp corporation company pc pllc plc gmbh ag na bank bancorp trust
  estate holdings holding group partners partnership associates association society foundation fund church
  ministries school university college city county state district department authority union credit capital
  financial national investments management realty properties enterprises industries international services solutions
  systems insurance agency medical dental clinic hospital farm farms stores store shop market studio salon restaurant cafe bakery motors auto
  construction builders plumbing trucking transport logistics consulting design supply products manufacturing energy
  technologies technology software media club council committee museum library global worldwide unlimited brothers sons family custodian guardian
  trustee trustees ttee executor administrator beneficiary conservator fbo utma ugma ira plan deceased the of for as`.split(
    /\s+/,
  ),
);
const titles = new Set('dr mr mrs ms mx miss prof rev fr sir dame capt col maj sgt lt'.split(' '));
const suffixes = new Set('jr sr ii iii iv v esq md phd dds dmd dvm do cpa rn jd'.split(' '));

const plain = (word: string) => word.toLowerCase().replaceAll('.', '');

/** Whether a word is a title or a suffix. 'Do' and 'Hon' can be names: 'Kim, Do Yeon', 'Do, Minh', 'Ng, Hon Wai'. */
function isAddition(word: string, at: number, { length }: readonly string[], isFamily: boolean) {
  if (titles.has(plain(word)) || word.toLowerCase() === 'hon.') return true;
  return suffixes.has(plain(word)) && (at > 0 || (length === 1 && !isFamily));
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** The given name of one person, if the name is certainly one person's. */
function givenName(name: string): string | undefined {
  if (/[&/;+()]|\b(?:and|or|et al|et ux)\b/i.test(name)) return undefined;
  const all = name.split(',').map(wordsOf);
  const parts = all.map((part, index) =>
    part.filter((word, at) => !isAddition(word, at, part, index === 0)),
  );
  const [last = [], given = [], ...more] = parts.filter((part) => part.length > 0);
  const isListed = all.length > 1;
  if (more.length > 0 || (isListed && given.length === 0)) return undefined;
  // A family may be named Church or Bank.
  const others = isListed && last.length === 1 ? given : [...last, ...given];
  if (others.some((word) => organization.has(plain(word)))) return undefined;
  if (isListed) return given[0];
  // Without a comma, several words may also be a company, unless they have a title or a suffix.
  const isPerson = last.length < (all[0]?.length ?? 0);
  return isPerson === last.length > 1 ? last[0] : undefined;
}

/**
 * How an e-mail greets a client: 'Hello Zoe,' for 'Hernandez, Zoe B.', and 'Hello,' for anyone who is not
 * certainly one person with a known first name: a company, a trust, a couple, or 'Smith, J.'.
 */
export function greetingOf(name: string): string {
  const given = givenName(name);
  return given !== undefined && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(given)
    ? `Hello ${given},`
    : 'Hello,';
}
