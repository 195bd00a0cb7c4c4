import { fault } from '../Fault.ts';
import { hostileJson, hostileText } from '../hostile.ts';
import { pageQuery } from '../targetsOf.ts';
import type { Target } from '../Target.ts';

const isGraphql = (_: unknown, target: Target) => target.isGraphql;

const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');

/** Faults of a query of the content service. */
export const graphqlFaults = [
  fault(25, isGraphql, (draft, random) => {
    const name = random.pick(['url', 'status', 'other', hostileText(random)]);
    const values = `{${JSON.stringify(name)}:${hostileJson(random)}}`;
    const named = random.pick([
      values,
      hostileJson(random),
      `{"url":"/home","status":${hostileJson(random)}}`,
    ]);
    draft.json?.splice(0, 9, ['query', JSON.stringify(pageQuery)], ['variables', named]);
    draft.field = 'variables';
  }),
  fault(25, isGraphql, (draft, random) => {
    const value = random.pick([
      JSON.stringify(hostileText(random)),
      '"\\u0000"',
      '"\\ud800"',
      '"\\u{110000}"',
      `"""${hostileText(random)}"""`,
      '"""\\u0000"""',
      'null',
      '1e400',
      '99999999999',
      'published',
      '{a:1}',
      '['.repeat(random.int(1, 600)),
      '$url',
    ]);
    const size = random.int(1, 400);
    const query = random.pick([
      `{agent_center_page(url:${value}){title}}`,
      `{agent_center_page(url:"/home",status:${value}){title}}`,
      `query($url:String=${value}){agent_center_page(url:$url){title}}`,
      `mutation{a(b:${value})}`,
      `subscription{agent_center_footer{footer_text}}`,
      `{__schema{types{name}}}`,
      `{__type(name:${value}){name}}`,
      `{agent_center_nav{${'children{'.repeat(size)}text${'}'.repeat(size)}}}`,
      `{${many(size, (at) => `a${at}:agent_center_footer{footer_text}`)}}`,
      `{agent_center_nav{...f}}fragment f on NavItem{children{...f}}`,
      `{agent_center_nav{...f0}}${many(20, (at) => `fragment f${at} on NavItem{...f${at + 1} ...f${at + 1}}`)}`,
      `{agent_center_footer{footer_text@include(if:${value})@skip(if:true)}}`,
      `query a{agent_center_footer{default}}query b{agent_center_footer{default}}`,
      `{${hostileText(random)}}`,
      '{'.repeat(size),
      '#'.repeat(size),
      hostileText(random),
    ]);
    draft.json?.splice(0, 9, ['query', JSON.stringify(query)]);
  }),
];
