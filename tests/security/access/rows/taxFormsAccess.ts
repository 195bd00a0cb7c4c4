import { type AccessRows, type Case, plain } from '../accessCase.ts';

const who = 'taxForms';

const form = (id: 'ownAgent' | 'foreignAgent' | 'missingAgent'): Case['ask'] => {
  return (ids) => ({ params: { formId: `${ids[id]}-2025-NEC` } });
};

export const taxFormsAccess = {
  getTaxForms: [
    ...plain(who),
    {
      what: 'with a forged parameter',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({ query: { AgentId: foreignAgent } }),
    },
    {
      what: 'viewed as another agent',
      who,
      answers: 400,
      ask: ({ foreignAgent }) => ({
        query: { filters: JSON.stringify({ viewAs: foreignAgent }) },
      }),
    },
  ],
  getTaxForm: [
    { what: 'of another agent', who, answers: 404, ask: form('foreignAgent') },
    { what: 'of a missing agent', who, answers: 404, ask: form('missingAgent') },
  ],
} satisfies AccessRows;
