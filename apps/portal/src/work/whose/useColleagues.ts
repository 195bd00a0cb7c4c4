import { usePeople } from '@agent-portal/data/work/today/hooks';

/** The other people of the agency who may have follow-ups; none until the carrier answers. */
export function useColleagues(isAsking: boolean) {
  const { data } = usePeople(isAsking ? 'followUps' : null);
  return data?.people.filter(({ isYou }) => !isYou) ?? [];
}
