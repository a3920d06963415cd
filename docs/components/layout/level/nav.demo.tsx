import { Level } from 'bulmatic';

export default function LevelNav() {
  return (
    <Level aria-label="Parts of the shop">
      <Level.Item as="a" href="#as-navigation">
        Tea
      </Level.Item>
      <Level.Item as="a" href="#as-navigation">
        Coffee
      </Level.Item>
      <Level.Item as="p" textWeight="bold">
        The Leaf &amp; Bean
      </Level.Item>
      <Level.Item as="a" href="#as-navigation">
        Pots
      </Level.Item>
      <Level.Item as="a" href="#as-navigation">
        Visit
      </Level.Item>
    </Level>
  );
}
