import { Button, Input, Level } from 'bulmatic';

export default function LevelWidths() {
  return (
    <>
      <Level as="div">
        <Level.Left flexGrow={1}>
          <Level.Item flexible>
            <Input
              type="search"
              aria-label="Search the shop"
              placeholder="Grows with its side"
            />
          </Level.Item>
        </Level.Left>
        <Level.Right>
          <Level.Item>
            <Button>Go</Button>
          </Level.Item>
        </Level.Right>
      </Level>
      <Level as="div" mobile>
        <Level.Item narrow>As wide as its text</Level.Item>
        <Level.Item
          backgroundColor="link-light"
          textColor="link-light-invert"
        >
          The rest
        </Level.Item>
      </Level>
    </>
  );
}
