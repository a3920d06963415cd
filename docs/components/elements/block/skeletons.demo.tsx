import { Block } from 'bulmatic';

export default function BlockSkeletons() {
  return (
    <div aria-busy>
      <Block.Skeleton />
      <Block>
        <Block.SkeletonLines />
      </Block>
    </div>
  );
}
