import { appointmentSortFields } from '@agent-portal/data/hierarchy/contract';
import { hierarchySortFields } from '@agent-portal/data/hierarchy/contract';
import { requirementSortFields } from '@agent-portal/data/hierarchy/contract';
import type { Expectations } from '../testing/Expectations.ts';

export const expectations: Expectations = {
  sorts: [
    { path: '/API/AgentHierarchy/ActiveHierarchy?', rows: 'agents', fields: hierarchySortFields },
    {
      path: '/API/AgentHierarchy/HierarchyWithPendingRequirements?',
      rows: 'requirements',
      fields: requirementSortFields,
    },
    {
      path: '/API/AgentHierarchy/ActiveAppointments?',
      rows: 'appointments',
      fields: appointmentSortFields,
    },
  ],
};
