/** The role that all calls of the hierarchy share; agents with historical access have none [S4, S6]. */
export const hierarchyAccess = { who: 'agent', role: 'Hierarchy', restricted: true } as const;
