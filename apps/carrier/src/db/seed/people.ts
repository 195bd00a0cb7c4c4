import type { Random } from './random.ts';

/** Made-up people and where they live, from common names. */

const firstNames = [
  'Abigail',
  'Aaron',
  'Alma',
  'Andre',
  'Anita',
  'Anton',
  'Beatriz',
  'Benjamin',
  'Camila',
  'Carl',
  'Chinedu',
  'Clara',
  'Daniel',
  'Delia',
  'Dmitri',
  'Edith',
  'Elias',
  'Emeka',
  'Esther',
  'Farah',
  'Felix',
  'Fiona',
  'Gabriel',
  'Greta',
  'Hannah',
  'Hassan',
  'Helen',
  'Hugo',
  'Ifeoma',
  'Ines',
  'Isaac',
  'Ivan',
  'Jada',
  'James',
  'Joel',
  'Julia',
  'Kareem',
  'Karin',
  'Kenji',
  'Laura',
  'Leon',
  'Lucia',
  'Malik',
  'Maria',
  'Mei',
  'Miriam',
  'Nadia',
  'Nathan',
  'Noor',
  'Olga',
  'Oscar',
  'Paula',
  'Per',
  'Quentin',
  'Rafael',
  'Rosa',
  'Samuel',
  'Sofia',
  'Tariq',
  'Teresa',
  'Ulrich',
  'Vera',
  'Victor',
  'Wanda',
  'Xavier',
  'Yara',
  'Yusuf',
  'Zoe',
] as const;

const lastNames = [
  'Abernathy',
  'Adeyemi',
  'Alvarez',
  'Andersson',
  'Bauer',
  'Becker',
  'Brennan',
  'Brooks',
  'Castillo',
  'Chen',
  'Choi',
  'Clarke',
  'Coleman',
  'Cruz',
  'Dawson',
  'Delgado',
  'Diallo',
  'Dubois',
  'Eriksen',
  'Farrell',
  'Ferreira',
  'Fischer',
  'Fleming',
  'Foster',
  'Garcia',
  'Gibbs',
  'Goldberg',
  'Grant',
  'Haddad',
  'Hansen',
  'Hayes',
  'Hernandez',
  'Hoffman',
  'Huang',
  'Ibrahim',
  'Iverson',
  'Jackson',
  'Jensen',
  'Johansson',
  'Kaplan',
  'Keller',
  'Kim',
  'Kowalczyk',
  'Kumar',
  'Larsen',
  'Lindqvist',
  'Lopez',
  'Marshall',
  'Mbeki',
  'McAllister',
  'Mendoza',
  'Meyer',
  'Moreau',
  'Morgan',
  'Nguyen',
  'Novak',
  'Okafor',
  'Olsen',
  'Ortega',
  'Osei',
  'Park',
  'Patel',
  'Pereira',
  'Petrov',
  'Quinn',
  'Ramirez',
  'Reed',
  'Romano',
  'Rossi',
  'Santos',
  'Schmidt',
  'Sharma',
  'Silva',
  'Singh',
  'Sorensen',
  'Stewart',
  'Tanaka',
  'Thompson',
  'Torres',
  'Underwood',
  'Vargas',
  'Vogel',
  'Walsh',
  'Weber',
  'Williams',
  'Yamamoto',
  'Young',
  'Zhang',
  'Zimmerman',
] as const;

/** Names that break careless screens and spreadsheets. Each one is somewhere in the book. */
const awkwardNames = [
  { firstName: 'Seán', lastName: "O'Brien-Castellanos" },
  { firstName: 'Thị Ánh', lastName: 'Nguyễn' },
  { firstName: 'Hubert Blaine', lastName: 'Wolfeschlegelsteinhausenbergerdorff' },
  { firstName: 'Rosalind', lastName: '=SUM(A1:A9)' },
  { firstName: 'María José', lastName: "D'Angelo y Fernández de la Cuesta-Montenegro" },
  { firstName: 'Al', lastName: 'Ng' },
  { firstName: 'Björk', lastName: 'Þórðardóttir' },
  { firstName: 'Q', lastName: 'Xochitlquetzalcoatlmictlantecuhtlitonatiuhtezcatlipoca' },
] as const;

const streets = [
  'Alder',
  'Birch',
  'Canal',
  'Division',
  'Elm',
  'Fairview',
  'Grove',
  'Harbor',
  'Juniper',
  'Lake',
  'Maple',
  'Mill',
  'Orchard',
  'Prairie',
  'Ridge',
  'River',
  'Spring',
  'Summit',
  'Union',
  'Willow',
] as const;

const places = [
  { city: 'Duluth', state: 'MN', zip: '558' },
  { city: 'Rochester', state: 'MN', zip: '559' },
  { city: 'Madison', state: 'WI', zip: '537' },
  { city: 'Eau Claire', state: 'WI', zip: '547' },
  { city: 'Des Moines', state: 'IA', zip: '503' },
  { city: 'Omaha', state: 'NE', zip: '681' },
  { city: 'Peoria', state: 'IL', zip: '616' },
  { city: 'Fargo', state: 'ND', zip: '581' },
  { city: 'Sioux Falls', state: 'SD', zip: '571' },
  { city: 'Grand Rapids', state: 'MI', zip: '495' },
] as const;

/** A name in its two parts. */
export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** How lists write a person: last name first. */
export function listName({ firstName, lastName }: PersonName): string {
  return firstName === '' ? lastName : `${lastName}, ${firstName}`;
}

export function personName(random: Random): PersonName {
  if (random.chance(0.012)) return random.pick(awkwardNames);
  const firstName = random.pick(firstNames);
  const initial = random.chance(0.3) ? ` ${String.fromCharCode(65 + random.int(0, 25))}.` : '';
  return { firstName: firstName + initial, lastName: random.pick(lastNames) };
}

/** The same family name with another first name. */
export function relativeOf(random: Random, { lastName }: PersonName): PersonName {
  return { firstName: random.pick(firstNames), lastName };
}

export function addressLines(random: Random): string[] {
  const { city, state, zip } = random.pick(places);
  const street = `${random.int(1, 9_899)} ${random.pick(streets)} ${random.pick(['St', 'Ave', 'Rd'])}`;
  const unit = random.chance(0.15) ? [`Apt ${random.int(1, 40)}`] : [];
  return [street, ...unit, `${city}, ${state} ${zip}${String(random.int(1, 99)).padStart(2, '0')}`];
}

/** Ten digits from the range that no telephone has. */
export function phone(random: Random): string {
  return `${random.pick(['218', '507', '608', '515', '402'])}5550${random.int(100, 199)}`;
}

/** An address under example.com, in plain letters. */
export function email(random: Random, { firstName, lastName }: PersonName): string {
  const plain = [firstName, lastName]
    .map((part) =>
      part
        .normalize('NFD')
        .replaceAll(/[^A-Za-z]/g, '')
        .toLowerCase(),
    )
    .filter((part) => part !== '');
  // A name that is cut off must not end in its dot.
  const local = plain.join('.').slice(0, 40).replace(/\.$/, '');
  return `${local}${random.int(1, 99)}@example.com`;
}

export function state(random: Random): string {
  return random.pick(places).state;
}
