/** A group as the policies of its employees need it. */
export interface SeededGroup {
  readonly groupNumber: string;
  readonly name: string;
  readonly agentId: string;
}
