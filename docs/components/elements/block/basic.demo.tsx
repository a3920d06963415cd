import { Block, Button } from 'bulmatic';

export default function BlockBasic() {
  return (
    <>
      <Block>
        The choir meets on <strong>Thursdays</strong> at seven.
      </Block>
      <Block>
        <Button color="link">Join a rehearsal</Button>
      </Block>
      <Block>Newcomers are welcome at any time.</Block>
    </>
  );
}
