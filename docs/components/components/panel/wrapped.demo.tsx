import { Panel, Tag } from 'bulmatic';

const TOPICS = [
  'birds',
  'bread',
  'choirs',
  'gardens',
  'knots',
  'maps',
  'rivers',
  'ropes',
  'seeds',
  'stars',
  'tides',
  'trees',
];

export default function PanelWrapped() {
  return (
    <Panel as="section" color="dark">
      <Panel.Heading as="h3">Topics</Panel.Heading>
      <Panel.Block wrapped>
        {TOPICS.map((topic) => (
          <Tag key={topic} m={1}>
            {topic}
          </Tag>
        ))}
      </Panel.Block>
    </Panel>
  );
}
