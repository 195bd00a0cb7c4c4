import { describe, expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

const elm = ['120 North Elm Street', 'Apartment 4B', 'Saint Paul, MN 55104-2210'];

describe('the key of an address', () => {
  it.each([
    [['120 N Elm St', 'Apt 4B', 'St Paul, MN 55104']],
    [['120 N. Elm St.', '#4B', 'St. Paul, MN 55104']],
    [['120 N. ELM ST., APT. 4-B', 'ST. PAUL MN 551042210']],
    [['120 n elm st unit 4 b, st paul, mn 55104']],
    [['120 N Elm St # 4b\nSt Paul, MN  55104']],
    [['Unit 4B, 120 N Elm St', 'St Paul, MN 55104']],
    [['Apt #4B', '120 N. Élm Street', 'St Paul', 'MN 55104 2210', 'USA']],
    [['120 North Elm St Suite No. 4B', 'Saint Paul, MN 55104', 'United States']],
    [[' 120  N  Elm  St ', '', 'Apt 4B', 'St Paul , MN 55104']],
  ])('is the same for %j', (lines) => {
    expect(addressKey(lines)).toBe(addressKey(elm));
  });

  it.each([
    ['the avenue', ['120 North Elm Avenue', 'Apartment 4B', 'Saint Paul, MN 55104']],
    ['the south', ['120 South Elm Street', 'Apartment 4B', 'Saint Paul, MN 55104']],
    ['another number', ['12 North Elm Street', 'Apartment 4B', 'Saint Paul, MN 55104']],
    ['another unit', ['120 North Elm Street', 'Apartment 4', 'Saint Paul, MN 55104']],
    ['no unit', ['120 North Elm Street', 'Saint Paul, MN 55104']],
    ['the number and the unit exchanged', ['4 B North Elm Street', '#120', 'Saint Paul, MN 55104']],
    ['another ZIP code', ['120 North Elm Street', 'Apartment 4B', 'Saint Paul, MN 55105']],
    ['another city', ['120 North Elm Street', 'Apartment 4B', 'Mankato, MN 55104']],
  ])('is another one for %s', (_, lines) => {
    expect(addressKey(lines)).not.toBe(addressKey(elm));
  });

  it.each([
    ['9 Oak Avenue', '9 oak AVE.'],
    ['9 Oak Av', '9 Oak Ave'],
    ['9 Oak Boulevard NW', '9 Oak Blvd. N.W.'],
    ['9 Oak Rd North West', '9 Oak Road Northwest'],
    ['9 Fifth Avenue', '9 5th Ave'],
    ['9 5th Ave', '9 5 Ave'],
    ["9 O'Connell Drive", '9 O’Connell Dr.'],
    ['P.O. Box 12', 'PO Box #12'],
    ['P. O. Box 12', 'po box 12'],
    ['9 Cañón Court', '9 Canon Ct'],
    ['9 Mount Pleasant Pkwy', '9 Mt. Pleasant Parkway'],
    ['9 County Road 12', '9 County Rd. 12'],
  ])('is the same for %j and %j', (one, other) => {
    expect(addressKey([one])).toBe(addressKey([other]));
  });
});
