export const SECTIONS = [
  { id: 'identity', title: 'Identity' },
  { id: 'port', title: 'Agent port' },
  { id: 'responder', title: 'Who answers' },
  { id: 'holding', title: 'Holding' },
  { id: 'links', title: 'Links' },
  { id: 'limits', title: 'Limits' },
  { id: 'access', title: 'Access and secrets' },
  { id: 'appearance', title: 'Appearance' },
  { id: 'workspace', title: 'Workspace' },
  { id: 'keys', title: 'Keys' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
