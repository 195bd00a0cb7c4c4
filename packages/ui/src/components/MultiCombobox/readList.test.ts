import { expect, it } from 'vitest';
import { readList } from './readList.ts';

const options = [
  { value: 'NL0018O0142', label: 'NL0018O0142' },
  { value: 'NL0020Z7707', label: 'NL0020Z7707' },
  { value: 'ng', label: 'Ng, Kim' },
  { value: 'obrien', label: 'O’Brien, Ana' },
  { value: '4473310', label: 'Reyes, Marco - 4473310' },
  { value: 'off', label: 'Off', disabled: true },
];
const both = ['NL0018O0142', 'NL0020Z7707'];

it.each([
  ['NL0018O0142\nNL0020Z7707\n', both, []],
  ['NL0018O0142, nl0020z7707', both, []],
  ['#NL0018O0142;(NL-0020-Z7707).', both, []],
  ['NL0018O0142 NL0020Z7707', both, []],
  ['NL0018O0142\tPolicy NL0020Z7707', both, []],
  ['“NL0018O0142”,\u00a0NL0020Z7707\r\n', both, []],
  ['NL 0018 O0142, NL0020Z7707', both, []],
  ['• NL0018O0142\n• NL0020Z7707', both, []],
  ['1. NL0018O0142\n(2) NL0020Z7707', both, []],
  ['- NL0018O0142 and NL0020Z7707', both, []],
  ['NL0018O0142/NL0020Z7707', both, []],
  ['NL0018O0142 | NL0020Z7707', both, []],
  ['NL0018O0142，NL0020Z7707', both, []],
  ['=NL0018O0142\n•\t1. NL9', ['NL0018O0142'], ['1. NL9']],
  ['NL0018O0142, NL9, Off', ['NL0018O0142'], ['NL9', 'Off']],
  ["Ng, Kim\nO'BRIEN, Ana\nLi, Bo", ['ng', 'obrien'], ['Li, Bo']],
  ['Ng, Kim', ['ng'], []],
  ['4473310;Reyes, Marco - 4473310', ['4473310', '4473310'], []],
  ['Li, Bo', [], ['Li, Bo']],
])('reads %j', async (text, values, unknown) => {
  const signal = new AbortController().signal;
  const local = await readList(text, { options }, signal);
  expect(local.found.map(({ value }) => value)).toEqual(values);
  expect(local.unknown).toEqual(unknown);
  const onSearch = (part: string) => {
    const wanted = part.replaceAll(/[^a-z0-9]/g, '');
    const found = options.filter(({ label }) =>
      label
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')
        .includes(wanted.replace('policy', '')),
    );
    return Promise.resolve({ options: found, total: found.length });
  };
  const [first] = options;
  expect(
    await readList(text, { options: first ? [first] : [], total: 6, onSearch }, signal),
  ).toEqual(local);
});
