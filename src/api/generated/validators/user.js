// Written by `npm run generate` from openapi/. Do not edit.
"use strict";
export const getUser = validate20;
const schema31 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"$ref":"contract#/$defs/User"}}};
const schema33 = {"type":["string","null"]};
const schema34 = {"type":"object","required":["id","username","surname","patronymic","noPatronymic","email","city","mobile","birthday","inn","innApproved","approved","taxLocked","taxStatus","roles","status","locked","firstStar","secondStar","thirdStar","isAdmin","isLegalEntity"],"properties":{"id":{"type":"string"},"username":{"type":"string"},"surname":{"type":"string"},"patronymic":{"type":["string","null"]},"noPatronymic":{"type":"boolean"},"email":{"type":["string","null"]},"city":{"type":["string","null"]},"mobile":{"type":"string"},"birthday":{"type":["string","null"]},"inn":{"type":["string","null"]},"innApproved":{"type":"boolean"},"approved":{"type":"boolean"},"taxLocked":{"type":"boolean"},"taxStatus":{"$ref":"contract#/$defs/TaxStatus"},"roles":{"type":"array","items":{"type":"string","enum":["ADMIN_RT","OPERATOR"]}},"status":{"$ref":"contract#/$defs/UserStatus"},"locked":{"type":"boolean"},"firstStar":{"type":"boolean"},"secondStar":{"type":"boolean"},"thirdStar":{"type":"boolean"},"isAdmin":{"type":"boolean"},"isLegalEntity":{"type":"boolean"}}};
const schema35 = {"type":["string","null"]};
const schema36 = {"type":"string"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.surname === undefined) && (missing0 = "surname"))) || ((data.patronymic === undefined) && (missing0 = "patronymic"))) || ((data.noPatronymic === undefined) && (missing0 = "noPatronymic"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.mobile === undefined) && (missing0 = "mobile"))) || ((data.birthday === undefined) && (missing0 = "birthday"))) || ((data.inn === undefined) && (missing0 = "inn"))) || ((data.innApproved === undefined) && (missing0 = "innApproved"))) || ((data.approved === undefined) && (missing0 = "approved"))) || ((data.taxLocked === undefined) && (missing0 = "taxLocked"))) || ((data.taxStatus === undefined) && (missing0 = "taxStatus"))) || ((data.roles === undefined) && (missing0 = "roles"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.locked === undefined) && (missing0 = "locked"))) || ((data.firstStar === undefined) && (missing0 = "firstStar"))) || ((data.secondStar === undefined) && (missing0 = "secondStar"))) || ((data.thirdStar === undefined) && (missing0 = "thirdStar"))) || ((data.isAdmin === undefined) && (missing0 = "isAdmin"))) || ((data.isLegalEntity === undefined) && (missing0 = "isLegalEntity"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(typeof data.username !== "string"){
validate22.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surname !== undefined){
const _errs5 = errors;
if(typeof data.surname !== "string"){
validate22.errors = [{instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.patronymic !== undefined){
let data3 = data.patronymic;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/patronymic",schemaPath:"#/properties/patronymic/type",keyword:"type",params:{type: schema34.properties.patronymic.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noPatronymic !== undefined){
const _errs9 = errors;
if(typeof data.noPatronymic !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/noPatronymic",schemaPath:"#/properties/noPatronymic/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data5 = data.email;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema34.properties.email.type}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
let data6 = data.city;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema34.properties.city.type}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobile !== undefined){
const _errs15 = errors;
if(typeof data.mobile !== "string"){
validate22.errors = [{instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birthday !== undefined){
let data8 = data.birthday;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate22.errors = [{instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: schema34.properties.birthday.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inn !== undefined){
let data9 = data.inn;
const _errs19 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate22.errors = [{instancePath:instancePath+"/inn",schemaPath:"#/properties/inn/type",keyword:"type",params:{type: schema34.properties.inn.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.innApproved !== undefined){
const _errs21 = errors;
if(typeof data.innApproved !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/innApproved",schemaPath:"#/properties/innApproved/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approved !== undefined){
const _errs23 = errors;
if(typeof data.approved !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxLocked !== undefined){
const _errs25 = errors;
if(typeof data.taxLocked !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/taxLocked",schemaPath:"#/properties/taxLocked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxStatus !== undefined){
let data13 = data.taxStatus;
const _errs27 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate22.errors = [{instancePath:instancePath+"/taxStatus",schemaPath:"contract#/$defs/TaxStatus/type",keyword:"type",params:{type: schema35.type}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data14 = data.roles;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid2 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs32 = errors;
if(typeof data15 !== "string"){
validate22.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data15 === "ADMIN_RT") || (data15 === "OPERATOR"))){
validate22.errors = [{instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema34.properties.roles.items.enum}}];
return false;
}
var valid2 = _errs32 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs34 = errors;
if(typeof data.status !== "string"){
validate22.errors = [{instancePath:instancePath+"/status",schemaPath:"contract#/$defs/UserStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locked !== undefined){
const _errs37 = errors;
if(typeof data.locked !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstStar !== undefined){
const _errs39 = errors;
if(typeof data.firstStar !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/firstStar",schemaPath:"#/properties/firstStar/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secondStar !== undefined){
const _errs41 = errors;
if(typeof data.secondStar !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/secondStar",schemaPath:"#/properties/secondStar/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thirdStar !== undefined){
const _errs43 = errors;
if(typeof data.thirdStar !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/thirdStar",schemaPath:"#/properties/thirdStar/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isAdmin !== undefined){
const _errs45 = errors;
if(typeof data.isAdmin !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/isAdmin",schemaPath:"#/properties/isAdmin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isLegalEntity !== undefined){
const _errs47 = errors;
if(typeof data.isLegalEntity !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/isLegalEntity",schemaPath:"#/properties/isLegalEntity/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"username":true,"surname":true,"patronymic":true,"noPatronymic":true,"email":true,"city":true,"mobile":true,"birthday":true,"inn":true,"innApproved":true,"approved":true,"taxLocked":true,"taxStatus":true,"roles":true,"status":true,"locked":true,"firstStar":true,"secondStar":true,"thirdStar":true,"isAdmin":true,"isLegalEntity":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate22(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const getUserStatus = validate24;
const schema37 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"$ref":"contract#/$defs/UserStatus"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate24.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs5 = errors;
if(typeof data.payload !== "string"){
validate24.errors = [{instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/UserStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const checkLegal = validate25;
const schema40 = {"$ref":"contract#/$defs/LegalAnswer"};
const schema41 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"type":"string","enum":["Юридическое лицо","Физическое лицо"]},"payload":{"oneOf":[{"$ref":"contract#/$defs/LegalUser"},{"type":"null"}]}}};
const schema42 = {"type":"object","required":["id","responsible","organization_name","organization_inn","email","city","mobile","birthday","locked","isLegalEntity"],"properties":{"id":{"type":"string"},"responsible":{"type":"string"},"organization_name":{"type":"string"},"organization_inn":{"type":"string"},"email":{"type":["string","null"]},"city":{"type":["string","null"]},"mobile":{"type":"string"},"birthday":{"type":["string","null"]},"locked":{"type":"boolean"},"isLegalEntity":{"const":true}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Юридическое лицо") || (data1 === "Физическое лицо"))){
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/enum",keyword:"enum",params:{allowedValues: schema41.properties.message.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.responsible === undefined) && (missing1 = "responsible"))) || ((data2.organization_name === undefined) && (missing1 = "organization_name"))) || ((data2.organization_inn === undefined) && (missing1 = "organization_inn"))) || ((data2.email === undefined) && (missing1 = "email"))) || ((data2.city === undefined) && (missing1 = "city"))) || ((data2.mobile === undefined) && (missing1 = "mobile"))) || ((data2.birthday === undefined) && (missing1 = "birthday"))) || ((data2.locked === undefined) && (missing1 = "locked"))) || ((data2.isLegalEntity === undefined) && (missing1 = "isLegalEntity"))){
const err0 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/LegalUser/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.id !== undefined){
const _errs9 = errors;
if(typeof data2.id !== "string"){
const err1 = {instancePath:instancePath+"/payload/id",schemaPath:"contract#/$defs/LegalUser/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.responsible !== undefined){
const _errs11 = errors;
if(typeof data2.responsible !== "string"){
const err2 = {instancePath:instancePath+"/payload/responsible",schemaPath:"contract#/$defs/LegalUser/properties/responsible/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.organization_name !== undefined){
const _errs13 = errors;
if(typeof data2.organization_name !== "string"){
const err3 = {instancePath:instancePath+"/payload/organization_name",schemaPath:"contract#/$defs/LegalUser/properties/organization_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.organization_inn !== undefined){
const _errs15 = errors;
if(typeof data2.organization_inn !== "string"){
const err4 = {instancePath:instancePath+"/payload/organization_inn",schemaPath:"contract#/$defs/LegalUser/properties/organization_inn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.email !== undefined){
let data7 = data2.email;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err5 = {instancePath:instancePath+"/payload/email",schemaPath:"contract#/$defs/LegalUser/properties/email/type",keyword:"type",params:{type: schema42.properties.email.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.city !== undefined){
let data8 = data2.city;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err6 = {instancePath:instancePath+"/payload/city",schemaPath:"contract#/$defs/LegalUser/properties/city/type",keyword:"type",params:{type: schema42.properties.city.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.mobile !== undefined){
const _errs21 = errors;
if(typeof data2.mobile !== "string"){
const err7 = {instancePath:instancePath+"/payload/mobile",schemaPath:"contract#/$defs/LegalUser/properties/mobile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.birthday !== undefined){
let data10 = data2.birthday;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err8 = {instancePath:instancePath+"/payload/birthday",schemaPath:"contract#/$defs/LegalUser/properties/birthday/type",keyword:"type",params:{type: schema42.properties.birthday.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.locked !== undefined){
const _errs25 = errors;
if(typeof data2.locked !== "boolean"){
const err9 = {instancePath:instancePath+"/payload/locked",schemaPath:"contract#/$defs/LegalUser/properties/locked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.isLegalEntity !== undefined){
const _errs27 = errors;
if(true !== data2.isLegalEntity){
const err10 = {instancePath:instancePath+"/payload/isLegalEntity",schemaPath:"contract#/$defs/LegalUser/properties/isLegalEntity/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/LegalUser/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.responsible = true;
props0.organization_name = true;
props0.organization_inn = true;
props0.email = true;
props0.city = true;
props0.mobile = true;
props0.birthday = true;
props0.locked = true;
props0.isLegalEntity = true;
}
const _errs28 = errors;
if(data2 !== null){
const err12 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err13 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};

export const getLegalUser = validate28;
const schema43 = {"$ref":"contract#/$defs/LegalAnswer"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate29.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if(typeof data1 !== "string"){
validate29.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Юридическое лицо") || (data1 === "Физическое лицо"))){
validate29.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/enum",keyword:"enum",params:{allowedValues: schema41.properties.message.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data2 = data.payload;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.responsible === undefined) && (missing1 = "responsible"))) || ((data2.organization_name === undefined) && (missing1 = "organization_name"))) || ((data2.organization_inn === undefined) && (missing1 = "organization_inn"))) || ((data2.email === undefined) && (missing1 = "email"))) || ((data2.city === undefined) && (missing1 = "city"))) || ((data2.mobile === undefined) && (missing1 = "mobile"))) || ((data2.birthday === undefined) && (missing1 = "birthday"))) || ((data2.locked === undefined) && (missing1 = "locked"))) || ((data2.isLegalEntity === undefined) && (missing1 = "isLegalEntity"))){
const err0 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/LegalUser/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.id !== undefined){
const _errs9 = errors;
if(typeof data2.id !== "string"){
const err1 = {instancePath:instancePath+"/payload/id",schemaPath:"contract#/$defs/LegalUser/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.responsible !== undefined){
const _errs11 = errors;
if(typeof data2.responsible !== "string"){
const err2 = {instancePath:instancePath+"/payload/responsible",schemaPath:"contract#/$defs/LegalUser/properties/responsible/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.organization_name !== undefined){
const _errs13 = errors;
if(typeof data2.organization_name !== "string"){
const err3 = {instancePath:instancePath+"/payload/organization_name",schemaPath:"contract#/$defs/LegalUser/properties/organization_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.organization_inn !== undefined){
const _errs15 = errors;
if(typeof data2.organization_inn !== "string"){
const err4 = {instancePath:instancePath+"/payload/organization_inn",schemaPath:"contract#/$defs/LegalUser/properties/organization_inn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.email !== undefined){
let data7 = data2.email;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err5 = {instancePath:instancePath+"/payload/email",schemaPath:"contract#/$defs/LegalUser/properties/email/type",keyword:"type",params:{type: schema42.properties.email.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.city !== undefined){
let data8 = data2.city;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err6 = {instancePath:instancePath+"/payload/city",schemaPath:"contract#/$defs/LegalUser/properties/city/type",keyword:"type",params:{type: schema42.properties.city.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.mobile !== undefined){
const _errs21 = errors;
if(typeof data2.mobile !== "string"){
const err7 = {instancePath:instancePath+"/payload/mobile",schemaPath:"contract#/$defs/LegalUser/properties/mobile/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.birthday !== undefined){
let data10 = data2.birthday;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err8 = {instancePath:instancePath+"/payload/birthday",schemaPath:"contract#/$defs/LegalUser/properties/birthday/type",keyword:"type",params:{type: schema42.properties.birthday.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.locked !== undefined){
const _errs25 = errors;
if(typeof data2.locked !== "boolean"){
const err9 = {instancePath:instancePath+"/payload/locked",schemaPath:"contract#/$defs/LegalUser/properties/locked/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.isLegalEntity !== undefined){
const _errs27 = errors;
if(true !== data2.isLegalEntity){
const err10 = {instancePath:instancePath+"/payload/isLegalEntity",schemaPath:"contract#/$defs/LegalUser/properties/isLegalEntity/const",keyword:"const",params:{allowedValue: true}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/LegalUser/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
var props0 = {};
props0.id = true;
props0.responsible = true;
props0.organization_name = true;
props0.organization_inn = true;
props0.email = true;
props0.city = true;
props0.mobile = true;
props0.birthday = true;
props0.locked = true;
props0.isLegalEntity = true;
}
const _errs28 = errors;
if(data2 !== null){
const err12 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err13 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate29.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};
