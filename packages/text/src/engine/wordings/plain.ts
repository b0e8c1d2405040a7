// One word for what a phrase says in three. The notation is that of wording-rows.ts.
export const plain = String.raw`
in order to=to
due to the fact that=because
in/despite (spite of )?the fact that=although/although
in the event that=if
at this point in time=now
at the present time=now
[!is|are|was|,]~at this time=now
for the purpose of=for
with/in regards? to=about
a large number of=many
the majority of=most
has/have the ability to=can
is/are able to=can
make/makes/made a decision=decide/decides/decided
prior/subsequent to=before/after
until such time as=until
on a regular/daily/weekly/monthly basis=regularly/daily/weekly/monthly
as per=per
utilize*=use*
utilise*=use*
[!of|on]~whether or not=whether
take* into consideration=consider*
in close proximity to=near
a wide variety of=a range of
`;
